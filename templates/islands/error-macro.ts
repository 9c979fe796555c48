/** What `MuiError.macro` stands for: `throw new MuiError('MUI: …')`. */
const MacroError = Error;

// biome-ignore lint/style/noDefaultExport: modules import the macro as a default export.
export { MacroError as default };
