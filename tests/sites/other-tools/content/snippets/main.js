import { b } from "b";

// #region main
function main() {
  return b();
}
// #endregion main

  indented();
