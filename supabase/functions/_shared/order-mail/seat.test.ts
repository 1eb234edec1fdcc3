import { describe, expect, it } from 'vitest'
import { shop } from './sample.ts'
import { renderSeatMail, type SeatMail } from './seat.ts'

const mail: SeatMail = {
  id: '7f0c0a52-5e3c-4f4e-9a53-6f1f3f2b0a01',
  kind: 'seat',
  to: 'sipho@school.example',
  language: 'en',
  seat: {
    title: 'Breuke & <desimale>',
    language: 'af',
    from: 'Ms Anna Botha, Laerskool Marula',
    token: 'ab'.repeat(32),
  },
}

describe('the invitation to a seat', () => {
  it('says from whom it is and for what, and links to the seat and to nothing else of the order', () => {
    const { subject, text, html } = renderSeatMail(mail, shop)
    expect(subject).toBe('For you: Breuke & <desimale>')
    expect(text).toBe(`Good day,

Ms Anna Botha, Laerskool Marula has bought a resource for several teachers and gives you a seat. Open the link and sign in or create an account: then it is in your library.

Breuke & <desimale>: 1 seat

Take your seat: https://kryt.example/seat/${'ab'.repeat(32)}

The first person who uses this link has the seat, so please do not pass it on.

Do you not know Ms Anna Botha, Laerskool Marula? Then leave this email as it is.

Is something wrong? Reply to this email, or reach us at help@kryt.example, 015 123 4567.

https://kryt.example
`)
    expect(html).toContain('<span lang="af">Breuke &amp; &lt;desimale&gt;</span>')
  })

  it('is in the language of the buyer', () => {
    const { subject, text, html } = renderSeatMail({ ...mail, language: 'af' }, shop)
    expect(subject).toBe('Vir jou: Breuke & <desimale>')
    expect(text).toContain(
      'Ms Anna Botha, Laerskool Marula het ’n hulpbron vir verskeie onderwysers gekoop en gee vir jou ’n plek.',
    )
    expect(text).toContain('Neem jou plek: https://kryt.example/seat/')
    expect(html).not.toContain('lang="af">Breuke')
  })
})
