declare global {
  interface Window {
    /** What a script in the head has asked for already, by the body of the request (scripts/first-requests.ts). */
    earlyAnswers?: Record<string, Promise<Response>>
  }
}

/** `fetch` that takes an answer which is on its way already. Each is good for one request; one that failed for none. */
export const fetchOrEarly: typeof fetch = async (input, init) => {
  const body = init?.body
  const early = typeof body === 'string' ? window.earlyAnswers?.[body] : undefined
  if (early === undefined || typeof body !== 'string') return fetch(input, init)
  delete window.earlyAnswers?.[body]
  return early.catch(async () => fetch(input, init))
}
