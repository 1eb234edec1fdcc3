import { describe, expect, it } from 'vitest'
import { readSettings } from '../settings.ts'
import { config } from '../testing.ts'
import { renderTemplate } from './render-template.ts'
import { loadTemplates } from './templates.ts'

const values = {
  SiteURL: 'https://kryt.example',
  ConfirmationURL: 'https://api.example/auth/v1/verify?token=abc&type=signup',
  TokenHash: 'pkce_0a1b2c',
  RedirectTo: 'https://kryt.example/auth/confirm?redirect=%2Fapp%2Fproducts&x=1',
  Token: '482913',
  Email: 'old@school.example',
  OldEmail: 'older@school.example',
  NewEmail: 'new@school.example',
}

describe('the language of templates', () => {
  const render = (template: string, data: object = {}) =>
    renderTemplate(template, { ...values, Data: data }, { html: true })

  it('escapes what it fills in', () => {
    expect(render('<p>{{ .Data.name }}</p>', { name: '<b>"x"</b>' })).toBe(
      '<p>&lt;b&gt;&#34;x&#34;&lt;/b&gt;</p>',
    )
  })

  it('escapes a value in the query or the fragment of a link as a part of it', () => {
    const link = '<a href="{{ .SiteURL }}/x#a={{ .Data.a }}&amp;b=1">{{ .Data.a }}</a>'
    expect(render(link, { a: "q?a=%2F&b='(é)" })).toBe(
      '<a href="https://kryt.example/x#a=q%3Fa%3D%252F%26b%3D%27%28%C3%A9%29&amp;b=1">q?a=%2F&amp;b=&#39;(é)</a>',
    )
    expect(render('<a href="{{ .ConfirmationURL }}">')).toBe(
      '<a href="https://api.example/auth/v1/verify?token=abc&amp;type=signup">',
    )
  })

  it('never parses a value as template', () => {
    expect(render('{{ .Data.name }}', { name: '{{ .Token }}' })).toBe('{{ .Token }}')
  })

  it('supports nested if and else', () => {
    const template = '{{ if .Data.a }}A{{ if .Data.b }}B{{ else }}-{{ end }}{{ else }}0{{ end }}'
    expect(render(template)).toBe('0')
    expect(render(template, { a: 1 })).toBe('A-')
    expect(render(template, { a: 1, b: 'x' })).toBe('AB')
  })

  it('compares a field with a text', () => {
    const template =
      '{{ if eq .Data.a "x" }}x{{ else }}{{ if ne .Data.a "y" }}other{{ end }}{{ end }}'
    expect([{ a: 'x' }, { a: 'y' }, {}].map((data) => render(template, data))).toEqual([
      'x',
      '',
      'other',
    ])
  })

  it('refuses other actions', () => {
    expect(() => render('{{ range .Data.all }}x{{ end }}')).toThrow(/not supported/)
  })
})

const linking = ['confirmation', 'invite', 'recovery', 'magic_link', 'email_change'] as const
const typeOf = {
  confirmation: 'signup',
  invite: 'invite',
  recovery: 'recovery',
  magic_link: 'magiclink',
  email_change: 'email_change',
}
/** One of our pages accepts the code of these mails, for people who read them on another device. */
const typed: ReadonlySet<string> = new Set(['confirmation', 'recovery'])
const templates = loadTemplates(config.root, readSettings(config.auth).email)

describe('our mails', () => {
  it.each(linking)('%s contains the link twice, and a code where a page accepts one', (kind) => {
    const html = renderTemplate(templates[kind].html, values, { html: true })
    const links = [...html.matchAll(/href="([^"]*token[^"]*)"/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    )
    expect(links).toHaveLength(2)
    for (const link of links.map((each) => new URL(each))) {
      // A page of ours, and nothing of the secret in what a server is asked for.
      expect(`${link.origin}${link.pathname}${link.search}`).toBe(
        'https://kryt.example/auth/confirm',
      )
      expect(Object.fromEntries(new URLSearchParams(link.hash.slice(1)))).toEqual({
        token_hash: values.TokenHash,
        type: typeOf[kind],
        redirect_to: values.RedirectTo,
      })
    }
    expect([...html.matchAll(/482913/g)]).toHaveLength(typed.has(kind) ? 2 : 0)
  })

  it('leads no mail to Auth, which a mail scanner would follow', () => {
    for (const { html } of Object.values(templates)) {
      expect(renderTemplate(html, values, { html: true })).not.toMatch(/auth\/v1|ConfirmationURL/)
    }
  })

  it.each([
    ...linking,
    'reauthentication',
    'password_changed_notification',
    'email_changed_notification',
  ] as const)('%s is in both languages for a person without one, else in theirs', (kind) => {
    const { subject, html } = templates[kind]
    expect(renderTemplate(subject, values, { html: false })).toMatch(/ \/ /)
    const rendered = renderTemplate(html, values, { html: true })
    expect(rendered).toContain('<div lang="en">')
    expect(rendered).toContain('<div lang="af">')
    expect(rendered).not.toContain('{{')

    const [english, afrikaans] = (['en', 'af'] as const).map((language) => {
      const chosen = { ...values, Data: { language } }
      return {
        subject: renderTemplate(subject, chosen, { html: false }),
        html: renderTemplate(html, chosen, { html: true }),
      }
    })
    const both = renderTemplate(subject, values, { html: false })
    expect(`${english?.subject} / ${afrikaans?.subject}`).toBe(both)
    expect(english?.html).not.toMatch(/<div lang="af">|onderwysers|Jou /)
    expect(afrikaans?.html).not.toMatch(/<div lang="en">|teachers|[Yy]our /)
    expect(afrikaans?.html).not.toContain('border-top') // no line between two languages
  })
})
