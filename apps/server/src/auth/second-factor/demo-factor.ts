/** The secret of the demo's admin, which everybody may know. */
export const demoFactorSecret = 'JBSWY3DPEHPK3PXP';

/** What an authenticator reads to have the codes of the demo's admin; all else is as it is everywhere (RFC 6238). */
export const demoFactorAddress = `otpauth://totp/Zhantai:admin?secret=${demoFactorSecret}&issuer=Zhantai`;
