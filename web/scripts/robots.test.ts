import { expect, it } from 'vitest'
import { robotsText } from './robots.ts'

it('names the sitemap of the site, and closes the private addresses', () => {
  const text = robotsText('https://kryt.example')
  expect(text.split('\n')).toContain('Sitemap: https://kryt.example/sitemap.xml')
  expect(text.split('\n')).toContain('Disallow: /app')
  expect(text).not.toContain('Disallow: /\n')
})

it('names no sitemap when the site’s address is unknown', () => {
  expect(robotsText(undefined)).not.toContain('Sitemap')
})
