import { html } from 'hono/html'
import { behaviours, type Payment } from './payments.ts'

type Content = ReturnType<typeof html>

const frame = (title: string, content: Content) =>
  html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <link rel="icon" href="data:," />
      <title>${title}</title>
      <style>
        body {
          font: 1rem/1.5 system-ui;
          max-width: 30rem;
          margin: 2rem auto;
          padding: 0 1rem;
          color: #1d2433;
          background: #f4f5f8;
        }
        main {
          background: #fff;
          border: 1px solid #d5d9e2;
          border-radius: 12px;
          padding: 1.5rem;
        }
        h1 {
          font-size: 1.25rem;
          margin-top: 0;
        }
        dl {
          display: grid;
          grid-template-columns: auto 1fr;
          gap: 0.25rem 1rem;
        }
        dt {
          color: #5a6478;
        }
        dd {
          margin: 0;
          overflow-wrap: anywhere;
        }
        .amount {
          font-size: 1.75rem;
          font-weight: 700;
        }
        button,
        select {
          font: inherit;
          padding: 0.6rem 1rem;
          border-radius: 8px;
          border: 1px solid #8a93a6;
          background: #fff;
          width: 100%;
          margin-top: 0.5rem;
        }
        button.pay {
          background: #b3261e;
          border-color: #b3261e;
          color: #fff;
          font-weight: 600;
        }
        p.note {
          color: #5a6478;
          font-size: 0.875rem;
        }
        label select {
          margin-bottom: 0.5rem;
        }
        @media (prefers-color-scheme: dark) {
          body {
            color: #e6e9f0;
            background: #14171f;
          }
          main {
            background: #1d222d;
            border-color: #3a4252;
          }
          dt,
          p.note {
            color: #a7b0c2;
          }
          button,
          select {
            background: #262c39;
            color: inherit;
          }
        }
      </style>
      <main>${content}</main>
    </html>`

const note = html`<p class="note">
  A stand-in for the card provider, on this machine only. No card is asked for and no money moves.
</p>`

export function paymentPage(payment: Payment, base: string, failed: boolean): Content {
  const { form } = payment
  const action = (what: string) => `${base}/eng/process/payment/${payment.id}/${what}`
  return frame(
    'Card payment (sandbox)',
    html`<h1>Card payment (sandbox)</h1>
      ${failed ? html`<p role="alert"><strong>The payment failed.</strong> Nothing was charged.</p>` : ''}
      <p class="amount">R ${form.get('amount') ?? ''}</p>
      <dl>
        <dt>For</dt>
        <dd>${form.get('item_name') ?? ''}</dd>
        <dt>Buyer</dt>
        <dd>${form.get('email_address') ?? ''}</dd>
        <dt>Reference</dt>
        <dd>${form.get('m_payment_id') ?? ''}</dd>
      </dl>
      <form method="post">
        <label
          >Behaviour of the provider
          <select name="behaviour">
            ${Object.entries(behaviours).map(
              ([value, label]) => html`<option value="${value}">${label}</option>`,
            )}
          </select>
        </label>
        <button class="pay" formaction="${action('pay')}">Pay</button>
        <button formaction="${action('fail')}">Let the payment fail</button>
        <button formaction="${action('cancel')}">Cancel</button>
      </form>
      ${note}`,
  )
}

export const faultPage = (faults: string[]): Content =>
  frame(
    'Card payment (sandbox): 400 Bad Request',
    html`<h1>400 Bad Request</h1>
      <ul>
        ${faults.map((fault) => html`<li>${fault}</li>`)}
      </ul>
      ${note}`,
  )

export const plainPage = (text: string): Content =>
  frame(
    'Card payment (sandbox)',
    html`<h1>Card payment (sandbox)</h1>
      <p>${text}</p>
      ${note}`,
  )
