import { env } from '@/config/env.ts'
import { AppError } from './errors.ts'

interface Recaptcha {
  ready: (then: () => void) => void
  execute: (siteKey: string, options: { action: string }) => Promise<string>
}

const provider = () => Reflect.get(window, 'grecaptcha') as Recaptcha | undefined // set by its script

/** A blocked or hanging provider must not keep a form waiting for ever. */
const patience = 15_000

let script: Promise<void> | undefined

function loadScript(siteKey: string): Promise<void> {
  script ??= new Promise<void>((resolve, reject) => {
    const element = document.createElement('script')
    const giveUp = () => {
      script = undefined
      element.remove()
      reject(new AppError('captcha_unavailable'))
    }
    const timer = setTimeout(giveUp, patience)
    element.src = `${env.recaptchaScriptUrl}?render=${encodeURIComponent(siteKey)}`
    element.async = true
    element.onload = () => {
      clearTimeout(timer)
      resolve()
    }
    element.onerror = () => {
      clearTimeout(timer)
      giveUp()
    }
    document.head.append(element)
  })
  return script
}

/**
 * A token of the captcha provider for one action; loaded only when something is sent. Where no site
 * key is configured the token says so, and the server decides whether that is enough.
 * @throws AppError captcha_unavailable
 */
export async function captchaToken(action: string): Promise<string> {
  const siteKey = env.recaptchaSiteKey
  if (siteKey === undefined) return 'no-site-key'
  await loadScript(siteKey)
  const recaptcha = provider()
  if (recaptcha === undefined) throw new AppError('captcha_unavailable')
  await new Promise<void>((resolve) => recaptcha.ready(resolve))
  return recaptcha.execute(siteKey, { action })
}
