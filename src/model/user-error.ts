/** The user has to act: wrong usage, or surroundings that do not allow the work. Printed as its one sentence, without a stack. */
export class UserError extends Error {
  override readonly name = 'UserError';
}
