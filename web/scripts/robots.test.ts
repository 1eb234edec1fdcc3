import { expect, it } from 'vitest'
import { robotsText } from './robots.ts'

it('names the sitemap of the site, and what is nobody else’s business', () => {
  const text = robotsText('https://kryt.example')
  expect(text.split('\n')).toContain('Sitemap: https://kryt.example/sitemap.xml')
  expect(text.split('\n')).toContain('Disallow: /app')
  expect(text).not.toContain('Disallow: /\n')
})

it('names none when nobody knows where the site is', () => {
  expect(robotsText(undefined)).not.toContain('Sitemap')
})
