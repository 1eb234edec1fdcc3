/** One mail in both languages: nobody has chosen one yet. */
export function instructions(link: string) {
  const english =
    'We found your profile from our previous shop. Open this link to choose a password; your details and purchases are waiting for you.'
  const afrikaans =
    'Ons het jou profiel van ons vorige winkel gevind. Maak hierdie skakel oop om ’n wagwoord te kies; jou besonderhede en aankope wag vir jou.'
  const note =
    'The link works once, for one hour. If you did not ask for it, do nothing. / Die skakel werk een keer, vir een uur. As jy nie daarvoor gevra het nie, hoef jy niks te doen nie.'
  const address = link.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  const part = (language: string, text: string, label: string) =>
    `<div lang="${language}"><p>${text}</p><p style="margin:24px 0"><a href="${address}" style="background:#1f4d3d;` +
    'color:#fff;text-decoration:none;padding:12px 24px;border-radius:10px;display:inline-block;font-weight:700">' +
    `${label}</a></p></div>`
  return {
    subject: 'Your login at Kryt / Jou aanmelding by Kryt',
    text: `${english}\n\n${afrikaans}\n\n${link}\n\n${note}\n`,
    html:
      '<!doctype html><html lang="en"><body style="margin:0;background:#faf7f0;color:#1e2a26;' +
      'font:16px/1.5 Arial,Helvetica,sans-serif"><div style="max-width:560px;margin:0 auto;padding:32px 20px">' +
      '<p style="font:30px/34px Georgia,serif;color:#1f4d3d;margin:0 0 20px">kryt</p>' +
      '<div style="background:#fff;border:1px solid #e4dfd2;border-radius:10px;padding:16px 24px">' +
      part('en', english, 'Choose a password') +
      part('af', afrikaans, 'Kies ’n wagwoord') +
      `<p style="color:#5c6b64;font-size:14px">${note}</p></div></div></body></html>`,
  }
}
