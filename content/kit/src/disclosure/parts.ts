export { Panel, type PanelProps } from './panel.tsx';
export { Root, type RootProps } from './root.tsx';
export { Trigger, type TriggerProps } from './trigger.tsx';
