// #region steps
export const small = 4;
// #endregion steps
const rest = 0;
// #region steps
export const large = 8;
// #endregion steps
