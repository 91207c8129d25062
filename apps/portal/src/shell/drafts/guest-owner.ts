/** Whose drafts on this device are those of people without an account. */
export const guestOwner = 'guest';
