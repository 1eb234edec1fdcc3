import { MockedProvider } from '@apollo/client/testing/react'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { PreviewRollOverDocument } from './roll-over.generated.ts'
import { RollOverDialog } from './roll-over-dialog.tsx'

test('says that the classes are on their way, until they are there', async () => {
  const variables = { fromYear: 2026, toYear: 2027 }
  const result = { data: { previewRollOverClasses: '[]' } }
  renderScreen(
    <MockedProvider
      mocks={[{ request: { query: PreviewRollOverDocument, variables }, result, delay: 50 }]}
    >
      <RollOverDialog {...variables} onClose={() => undefined} />
    </MockedProvider>,
  )
  // Found is enough: on a busy machine it is gone again by the next line.
  await screen.findByText('Loading Classes…')
  await expect.poll(() => screen.queryByText('Loading Classes…')).toBeNull()
})
