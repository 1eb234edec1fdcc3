/** What config/env-schema.ts has checked. */
interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL: string
  readonly VITE_SUPABASE_PUBLISHABLE_KEY: string
  readonly VITE_RECAPTCHA_SITE_KEY?: string
  readonly VITE_RECAPTCHA_SCRIPT_URL?: string
  readonly VITE_SITE_URL?: string
  readonly VITE_SMS_CODES?: 'true' | 'false' | ''
}

/** Who sells (scripts/seller.ts). The number is null when the seller is not registered for VAT. */
declare const __SELLER__: {
  readonly registeredName: string
  readonly registrationNumber: string
  readonly vatNumber: string | null
  readonly address: string
  readonly email: string
  readonly phone: string
}

/** What a script of index.html keeps of the time before the app took the page over. Absent in tests. */
interface Window {
  early?: { over: boolean; typed: boolean; pressed?: Element }
}

/** A part of a catalogue (scripts/compiled-catalogues.ts); while developing, each part is the whole. */
declare module '*.json?part=first' {
  const texts: Record<string, string>
  // eslint-disable-next-line import-x/no-default-export -- what a JSON module is
  export default texts
}
declare module '*.json?part=back-office' {
  const texts: Record<string, string>
  // eslint-disable-next-line import-x/no-default-export -- what a JSON module is
  export default texts
}
declare module '*.json?part=account' {
  const texts: Record<string, string>
  // eslint-disable-next-line import-x/no-default-export -- what a JSON module is
  export default texts
}
declare module '*.json?part=checkout' {
  const texts: Record<string, string>
  // eslint-disable-next-line import-x/no-default-export -- what a JSON module is
  export default texts
}
declare module '*.json?part=errors' {
  const texts: Record<string, string>
  // eslint-disable-next-line import-x/no-default-export -- what a JSON module is
  export default texts
}
declare module '*.json?part=website' {
  const texts: Record<string, string>
  // eslint-disable-next-line import-x/no-default-export -- what a JSON module is
  export default texts
}
declare module '*.json?part=orders' {
  const texts: Record<string, string>
  // eslint-disable-next-line import-x/no-default-export -- what a JSON module is
  export default texts
}
declare module '*.json?part=papers' {
  const texts: Record<string, string>
  // eslint-disable-next-line import-x/no-default-export -- what a JSON module is
  export default texts
}
declare module '*.json?part=planner' {
  const texts: Record<string, string>
  // eslint-disable-next-line import-x/no-default-export -- what a JSON module is
  export default texts
}
declare module '*.json?part=rest' {
  const texts: Record<string, string>
  // eslint-disable-next-line import-x/no-default-export -- what a JSON module is
  export default texts
}
