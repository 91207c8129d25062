import type { Item } from '@zhantai/engine';

/** The phone keyboard that suits what an item's rules ask for. */
export function inputMode(item: Item): 'text' | 'tel' | 'email' | 'url' | 'numeric' {
  for (const rule of item.rules) {
    if (rule.type === 'mobile' || rule.type === 'phone' || rule.type === 'anyPhone') return 'tel';
    if (rule.type === 'email' || rule.type === 'emailStandard') return 'email';
    if (rule.type === 'url') return 'url';
    if (rule.type === 'integer' || rule.type === 'zipCode') return 'numeric';
  }
  return 'text';
}
