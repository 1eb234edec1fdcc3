/** The part of the provider's `api.js?render=<site key>` that our pages use: `ready` and `execute`. */
export const clientScript = `(() => {
  const base = new URL('.', document.currentScript.src)
  window.grecaptcha = {
    ready(callback) {
      queueMicrotask(callback)
    },
    async execute(siteKey, { action }) {
      const response = await fetch(new URL('token', base), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ siteKey, action }),
      })
      const { token, error } = await response.json()
      if (!response.ok) throw new Error(error)
      return token
    },
  }
})()
`

/** Explains the script to people who open its address. */
export const captchaPage = `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <title>Captcha stand-in</title>
  <style>body { font: 1rem/1.5 system-ui; max-width: 40rem; margin: 3rem auto; padding: 0 1rem }</style>
  <h1>Captcha stand-in</h1>
  <p>In development this takes the place of the captcha provider. Forms load <code>api.js</code>, ask it for a
  token, and the server has the token judged at <code>siteverify</code>. A token works once, for two minutes.</p>
  <p><button>Fetch a token</button> <output></output></p>
  <script src="captcha/api.js"></script>
  <script>
    document.querySelector('button').onclick = async () => {
      document.querySelector('output').value =
        await grecaptcha.execute('kryt-development-site-key', { action: 'submit' })
    }
  </script>
</html>
`
