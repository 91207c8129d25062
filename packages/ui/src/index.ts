/**
 * The light pieces: what every page may load at once. Overlays, pickers, the table and the viewers are modules of their
 * own (`@zhantai/ui/dialog/dialog.tsx`) that their users load when first opened.
 */
export { ButtonLink } from './button/button-link.tsx';
export { Button } from './button/button.tsx';
export type { ButtonProps, ButtonSize, ButtonVariant } from './button/button.tsx';
export { IconButton } from './button/icon-button.tsx';
export { Cell } from './cell/cell.tsx';
export type { CellProps, CellSize } from './cell/cell.tsx';
export { Checkbox, Radio } from './choice/choice.tsx';
export { classNames } from './class-names/class-names.ts';
export { DeviceProvider } from './device/device-provider.tsx';
export type { Device } from './device/device.ts';
export { useDevice } from './device/use-device.ts';
export { EmptyState } from './empty-state/empty-state.tsx';
export { ErrorBox } from './error-box/error-box.tsx';
export { FieldFrame } from './field-frame/field-frame.tsx';
export type { IconName } from './icon/icon-paths.ts';
export { Icon } from './icon/icon.tsx';
export { KitProvider } from './kit-provider/kit-provider.tsx';
export { useKitWords } from './kit-provider/use-kit-words.ts';
export { MilestoneRail } from './milestone-rail/milestone-rail.tsx';
export type { Milestone } from './milestone-rail/milestone-rail.tsx';
export { PlanStrip } from './plan-strip/plan-strip.tsx';
export type { PlanCell, PlanGroup } from './plan-strip/plan-strip.tsx';
export { Progress } from './progress/progress.tsx';
export { SectionHead } from './section-head/section-head.tsx';
export { Sign } from './sign/sign.tsx';
export type { SignRole } from './sign/sign.tsx';
export { Skeleton } from './skeleton/skeleton.tsx';
export { sheetStatuses } from './status/sheet-status.ts';
export type { SheetStatus } from './status/sheet-status.ts';
export { StatusGlyph } from './status/status-glyph.tsx';
export { Status } from './status/status.tsx';
export { Switch } from './switch/switch.tsx';
export { Tabs } from './tabs/tabs.tsx';
export type { TabItem } from './tabs/tabs.tsx';
export { TextArea } from './text-input/text-area.tsx';
export { TextInput } from './text-input/text-input.tsx';
export { ToastRegion } from './toast/toast-region.tsx';
export { toast } from './toast/toast.ts';
export { VisuallyHidden } from './visually-hidden/visually-hidden.tsx';
