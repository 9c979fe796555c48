// Made from the theme by
// npx vitest run --config tests/vitest.config.ts --project unit shell-variables -u

/** The CSS variables of the shell's theme, without their prefix `--docs-`. */
export const shellVariables: readonly string[] = `
font-body font-body1 font-body2 font-button font-caption font-code font-h1 font-h2 font-h3 font-h4
font-h5 font-h6 font-headings font-inherit font-overline font-subtitle1 font-subtitle2 measure
opacity-inputPlaceholder opacity-inputUnderline opacity-switchTrack opacity-switchTrackDisabled
overlays-0 overlays-1 overlays-10 overlays-11 overlays-12 overlays-13 overlays-14 overlays-15
overlays-16 overlays-17 overlays-18 overlays-19 overlays-2 overlays-20 overlays-21 overlays-22
overlays-23 overlays-24 overlays-3 overlays-4 overlays-5 overlays-6 overlays-7 overlays-8 overlays-9
palette-Alert-errorColor palette-Alert-errorFilledBg palette-Alert-errorFilledColor
palette-Alert-errorIconColor palette-Alert-errorStandardBg palette-Alert-infoColor
palette-Alert-infoFilledBg palette-Alert-infoFilledColor palette-Alert-infoIconColor
palette-Alert-infoStandardBg palette-Alert-successColor palette-Alert-successFilledBg
palette-Alert-successFilledColor palette-Alert-successIconColor palette-Alert-successStandardBg
palette-Alert-warningColor palette-Alert-warningFilledBg palette-Alert-warningFilledColor
palette-Alert-warningIconColor palette-Alert-warningStandardBg palette-AppBar-darkBg
palette-AppBar-darkColor palette-AppBar-defaultBg palette-Avatar-defaultBg
palette-Button-inheritContainedBg palette-Button-inheritContainedHoverBg
palette-Chip-defaultAvatarColor palette-Chip-defaultBorder palette-Chip-defaultIconColor
palette-FilledInput-bg palette-FilledInput-disabledBg palette-FilledInput-hoverBg
palette-Input-autofillWebkitBoxShadow palette-LinearProgress-errorBg palette-LinearProgress-infoBg
palette-LinearProgress-primaryBg palette-LinearProgress-secondaryBg palette-LinearProgress-successBg
palette-LinearProgress-warningBg palette-Skeleton-bg palette-Slider-errorTrack
palette-Slider-infoTrack palette-Slider-primaryTrack palette-Slider-secondaryTrack
palette-Slider-successTrack palette-Slider-warningTrack palette-SnackbarContent-bg
palette-SnackbarContent-color palette-SpeedDialAction-fabHoverBg palette-StepConnector-border
palette-StepContent-border palette-Switch-defaultColor palette-Switch-defaultDisabledColor
palette-Switch-errorDisabledColor palette-Switch-infoDisabledColor
palette-Switch-primaryDisabledColor palette-Switch-secondaryDisabledColor
palette-Switch-successDisabledColor palette-Switch-warningDisabledColor palette-TableCell-border
palette-Tooltip-bg palette-action-activatedOpacity palette-action-active
palette-action-activeChannel palette-action-disabled palette-action-disabledBackground
palette-action-disabledOpacity palette-action-focus palette-action-focusOpacity palette-action-hover
palette-action-hoverOpacity palette-action-selected palette-action-selectedChannel
palette-action-selectedOpacity palette-background-default palette-background-defaultChannel
palette-background-paper palette-background-paperChannel palette-code-attribute palette-code-comment
palette-code-function palette-code-keyword palette-code-number palette-code-string palette-code-tag
palette-common-background palette-common-backgroundChannel palette-common-black
palette-common-onBackground palette-common-onBackgroundChannel palette-common-white palette-divider
palette-dividerChannel palette-error-contrastText palette-error-contrastTextChannel
palette-error-dark palette-error-darkChannel palette-error-light palette-error-lightChannel
palette-error-main palette-error-mainChannel palette-grey-100 palette-grey-200 palette-grey-300
palette-grey-400 palette-grey-50 palette-grey-500 palette-grey-600 palette-grey-700 palette-grey-800
palette-grey-900 palette-grey-A100 palette-grey-A200 palette-grey-A400 palette-grey-A700
palette-info-contrastText palette-info-contrastTextChannel palette-info-dark
palette-info-darkChannel palette-info-light palette-info-lightChannel palette-info-main
palette-info-mainChannel palette-primary-contrastText palette-primary-contrastTextChannel
palette-primary-dark palette-primary-darkChannel palette-primary-light palette-primary-lightChannel
palette-primary-main palette-primary-mainChannel palette-secondary-contrastText
palette-secondary-contrastTextChannel palette-secondary-dark palette-secondary-darkChannel
palette-secondary-light palette-secondary-lightChannel palette-secondary-main
palette-secondary-mainChannel palette-success-contrastText palette-success-contrastTextChannel
palette-success-dark palette-success-darkChannel palette-success-light palette-success-lightChannel
palette-success-main palette-success-mainChannel palette-surface-edge palette-surface-hover
palette-surface-raised palette-surface-shade palette-surface-sunken palette-text-disabled
palette-text-icon palette-text-primary palette-text-primaryChannel palette-text-secondary
palette-text-secondaryChannel palette-warning-contrastText palette-warning-contrastTextChannel
palette-warning-dark palette-warning-darkChannel palette-warning-light palette-warning-lightChannel
palette-warning-main palette-warning-mainChannel radius shadows-0 shadows-1 shadows-10 shadows-11
shadows-12 shadows-13 shadows-14 shadows-15 shadows-16 shadows-17 shadows-18 shadows-19 shadows-2
shadows-20 shadows-21 shadows-22 shadows-23 shadows-24 shadows-3 shadows-4 shadows-5 shadows-6
shadows-7 shadows-8 shadows-9 shape-borderRadius spacing zIndex-appBar zIndex-drawer zIndex-fab
zIndex-mobileStepper zIndex-modal zIndex-snackbar zIndex-speedDial zIndex-tooltip
`
  .trim()
  .split(/\s+/);
