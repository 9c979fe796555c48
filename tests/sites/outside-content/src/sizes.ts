// #region steps
export const small = 4;
// #endregion steps
export const unnamed = 0;
// #region steps
export const large = 8;
// #endregion steps
