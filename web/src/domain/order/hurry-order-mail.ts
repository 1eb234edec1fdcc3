import { postToFunction } from '@/lib/edge-function.ts'

/** Has the mails about orders sent now that are due; if this fails, they are sent with the next ones. */
export function hurryOrderMail() {
  void postToFunction('order-mail', {}).catch(() => undefined)
}
