import * as fontkit from 'fontkit'
import { describe, expect, it } from 'vitest'
import { loadCatalogue } from '../catalogue.ts'
import { faceFor, fontFile } from './fonts.ts'
import { renderPdf } from './pdf.ts'
import { openRasteriser } from './raster.ts'
import { clockWords } from './words.ts'

const catalogue = await loadCatalogue()

describe('renderPdf', () => {
  it('sets every resource on one to four pages, the memorandum after the learner’s pages', async () => {
    for (const resource of catalogue) {
      const { pages, learnerPages } = await renderPdf(resource)
      expect(pages, resource.slug).toBeLessThanOrEqual(4)
      expect(learnerPages, resource.slug).toBeGreaterThanOrEqual(1)
      expect(pages > learnerPages, resource.slug).toBe(resource.tags.includes('memo'))
    }
  }, 60_000)

  it('gives the same bytes for the same resource', async () => {
    const [resource] = catalogue
    if (!resource) throw new Error('the catalogue is empty')
    const [first, second] = [await renderPdf(resource), await renderPdf(resource)]
    expect(first.bytes.equals(second.bytes)).toBe(true)
  })

  it('embeds its fonts so that Afrikaans text can be drawn and copied', async () => {
    const resource = catalogue.find(({ slug }) => slug === 'sigwoorde-graad-1')
    if (!resource) throw new Error('no resource with ê')
    const rasteriser = await openRasteriser()
    try {
      const { bytes } = await renderPdf(resource)
      const text = await rasteriser.text(bytes)
      expect(text[0]).toMatch(/ek[\s\S]*jy[\s\S]*hulle/)
      expect(text[1]).toContain('sê')
      expect(text[1]).toContain('’n')
      expect(text[1]).toContain('Bladsy 2 van 2')
    } finally {
      rasteriser.close()
    }
  })
})

describe('faceFor', () => {
  it.each(['ê', 'ë', 'ô', 'ŉ', 'ï', 'É', '’', '“', '×', '÷', '−', '½', '°', 'ℓ', '•', '…'])(
    'finds a font that contains %s',
    (character) => {
      const font = fontkit.create(fontFile(faceFor(character, 'regular')))
      expect(font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)).toBe(true)
    },
  )

  it('refuses a character that would print as an empty box', () => {
    expect(() => faceFor('漢', 'regular')).toThrow(/no font/)
  })
})

describe('clockWords', () => {
  it.each([
    [3, 0, 'three o’clock', 'drie-uur'],
    [4, 30, 'half past four', 'half vyf'],
    [9, 45, 'quarter to ten', 'kwart voor tien'],
    [12, 5, 'five past twelve', 'vyf oor twaalf'],
    [11, 35, 'twenty-five to twelve', 'vyf-en-twintig voor twaalf'],
  ])('%i:%i', (hour, minute, english, afrikaans) => {
    expect(clockWords('en', hour, minute)).toBe(english)
    expect(clockWords('af', hour, minute)).toBe(afrikaans)
  })
})
