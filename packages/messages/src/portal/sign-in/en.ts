import { captchaEn } from '../../captcha/captcha-en.ts';
import type signInZhHans from './zh-hans.ts';

/** Words of the sign-in. */
const signInEn: typeof signInZhHans = {
  title: 'Exhibitor services',
  heroTop: 'From booking to opening day,',
  heroBottom: 'every form has its place on this plan',
  dates: 'Dates',
  venue: 'Venue',
  opensIn: 'Opens in',
  days: 'days',
  now: 'Now',
  running: 'Open now',
  over: 'Closed',
  role: 'You are',
  entrance: 'Entrance hall',
  goodsGate: 'Freight gate',
  phone: 'Mobile number',
  clearPhone: 'Clear the mobile number',
  password: 'Password',
  ...captchaEn,
  submit: 'Sign in',
  submitting: 'Signing in',
  slowed:
    'Sign-ins failed many times lately, so this one has to wait. It goes on by itself; nothing needs to be typed again.',
  slowedWait: (seconds) => `Signing in after ${seconds} s`,
  phoneMissing: 'Enter your mobile number',
  phoneLength: (digits: number) => `A mobile number has 11 digits, this one has ${digits}`,
  phoneForeign: 'Write the whole number: + and the country code, 6 to 15 digits',
  phoneStart: 'A mobile number begins with 1',
  passwordMissing: 'Enter your password',
  accountNote:
    'The organiser opens your account once your booth is confirmed. Set a password when you first sign in.',
  helpNote: (phone: string, hours: string) => `No text message? Call exhibitor services: ${phone} (${hours})`,
  again: 'Your session has ended. Sign in to go on',
  againText: 'Everything you filled in is still there.',
};

export default signInEn;
