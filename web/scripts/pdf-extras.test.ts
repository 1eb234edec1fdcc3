import { expect, test } from 'vitest'
import { replacedBy, unwantedIn } from './pdf-extras.ts'

const jspdf = '/app/node_modules/jspdf/dist/jspdf.es.min.js'

test('the optional parts of jsPDF are left out, and only where jsPDF asks for them', () => {
  for (const id of ['html2canvas', 'dompurify', 'canvg'])
    expect(replacedBy(id, jspdf)).not.toBeNull()
  expect(replacedBy('fflate', jspdf)).toBeNull()
  expect(replacedBy('dompurify', '/app/web/src/components/rich-text.tsx')).toBeNull()
  expect(replacedBy('canvg', undefined)).toBeNull()
})

test('a build in which one comes in another way is found', () => {
  const canvg = '/app/node_modules/canvg/lib/index.es.js'
  expect(unwantedIn([jspdf, canvg])).toBe(canvg)
  expect(unwantedIn([jspdf, '/app/node_modules/dompurify/dist/purify.es.mjs'])).toBeUndefined()
})
