// #region use
import { Button } from '@acme/ui';
// #endregion use
