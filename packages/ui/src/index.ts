/**
 * The light pieces: what every page may load at once. Overlays, pickers, the table and the viewers are modules of their
 * own (`@zhantai/ui/dialog/dialog.tsx`) that their users load when first opened.
 */
export { ButtonLink } from './button/button-link.tsx';
export { Button } from './button/button.tsx';
export type { ButtonProps, ButtonSize, ButtonVariant } from './button/button.tsx';
export { IconButton } from './button/icon-button.tsx';
export { Cell } from './frames/cell.tsx';
export type { CellProps, CellSize } from './frames/cell.tsx';
export { Checkbox, Radio } from './choice/choice.tsx';
export { classNames } from './text/class-names.ts';
export { DeviceProvider } from './device/device-provider.tsx';
export type { Device } from './device/device.ts';
export { useDevice } from './device/use-device.ts';
export { EmptyState } from './feedback/empty-state.tsx';
export { ErrorBox } from './feedback/error-box.tsx';
export { FieldFrame } from './frames/field-frame.tsx';
export type { IconName } from './icon/icon-paths.ts';
export { Icon } from './icon/icon.tsx';
export { KitProvider } from './kit-provider/kit-provider.tsx';
export { useKitWords } from './kit-provider/use-kit-words.ts';
export { MilestoneRail } from './frames/milestone-rail.tsx';
export type { Milestone } from './frames/milestone-rail.tsx';
export { PlanStrip } from './frames/plan-strip.tsx';
export type { PlanCell, PlanGroup } from './frames/plan-strip.tsx';
export { Progress } from './feedback/progress.tsx';
export { SectionHead } from './frames/section-head.tsx';
export { Sign } from './frames/sign.tsx';
export type { SignRole } from './frames/sign.tsx';
export { Skeleton } from './feedback/skeleton.tsx';
export { formStatuses } from './status/form-status.ts';
export type { FormStatus } from './status/form-status.ts';
export { StatusGlyph } from './status/status-glyph.tsx';
export { Status } from './status/status.tsx';
export { Switch } from './choice/switch.tsx';
export { Tabs } from './tabs/tabs.tsx';
export type { TabItem } from './tabs/tabs.tsx';
export { TextArea } from './text-input/text-area.tsx';
export { TextInput } from './text-input/text-input.tsx';
export { ToastRegion } from './toast/toast-region.tsx';
export { toast } from './toast/toast.ts';
export { VisuallyHidden } from './text/visually-hidden.tsx';
