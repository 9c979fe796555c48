/** The labels that demos share. */
export const labels = { new: 'New', beta: 'Beta' };
