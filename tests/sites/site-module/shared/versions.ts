export const latest = 'v3';
export const older = ['v2', 'v1'];
