import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { HowItComes } from './how-it-comes.tsx'

const words: Record<string, string> = {
  downloaded: 'PDF to download',
  posted: 'Posted to you',
  both: 'Some of it is posted, the rest is downloaded',
}

interface Case {
  what: string
  physical: boolean
  members: boolean[]
  comes: string
}

// Those of the mails and invoices, which say the same of an order.
const cases = JSON.parse(
  readFileSync(
    join(
      import.meta.dirname,
      '../../../../supabase/functions/_shared/text/how-it-comes-cases.json',
    ),
    'utf8',
  ),
) as Case[]

test.each(cases)('$what', ({ physical, members, comes }) => {
  renderScreen(
    <HowItComes physical={physical} members={members.map((one) => ({ physical: one }))} />,
  )
  expect(screen.getByText(words[comes] ?? '')).toBeVisible()
})
