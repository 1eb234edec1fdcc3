import { Secret, TOTP } from 'otpauth'
import { toString as qrToString } from 'qrcode'

const parameters = { algorithm: 'SHA1', digits: 6, period: 30 }

export interface Enrolment {
  secret: string
  uri: string
  /** SVG markup. */
  qrCode: string
}

/** Creates a shared secret, as text, as otpauth address and as a picture to scan. */
export async function createTotp(issuer: string, account: string): Promise<Enrolment> {
  const totp = new TOTP({ ...parameters, issuer, label: account, secret: new Secret({ size: 20 }) })
  const uri = totp.toString()
  const svg = await qrToString(uri, {
    type: 'svg',
    width: 240,
    errorCorrectionLevel: 'M',
    margin: 4,
  })
  // The client puts the markup into a data URL unencoded, where a `#` would end it.
  const qrCode = svg.replaceAll('#ffffff', 'white').replaceAll('#000000', 'black')
  return { secret: totp.secret.base32, uri, qrCode }
}

/** Accepts the code of this moment and one step of 30 s before or after, because clocks differ. */
export function isTotpValid(secret: string, code: string): boolean {
  const totp = new TOTP({ ...parameters, secret: Secret.fromBase32(secret) })
  return totp.validate({ token: code.trim(), window: 1 }) !== null
}
