export { withRetry } from '@zhantai/ui/loading/with-retry.ts';
