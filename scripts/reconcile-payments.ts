import { parseArgs } from 'node:util'

/**
 * `npm run payments:reconcile`: asks the card provider about payments without a notification, through the function
 * payfast-reconcile of the project in SUPABASE_URL and SUPABASE_SECRET_KEY. For a scheduler, every ten minutes. Ends with
 * the money that came twice, which somebody has to refund.
 */
const { values } = parseArgs({
  options: {
    /** Age in minutes at which the provider is asked about a payment. */
    after: { type: 'string', default: '15' },
    /** Days to look back. */
    days: { type: 'string', default: '7' },
  },
})
const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: key } = process.env

if (url === undefined || key === undefined) {
  console.error('SUPABASE_URL and SUPABASE_SECRET_KEY are required.')
  process.exitCode = 1
} else {
  const response = await fetch(`${url}/functions/v1/payfast-reconcile`, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json' },
    body: JSON.stringify({ afterMinutes: Number(values.after), days: Number(values.days) }),
  })
  console.log(await response.text())
  if (!response.ok) process.exitCode = 1
}
