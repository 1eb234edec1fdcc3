import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { animationsEnded } from './animations.ts'

/** Expects no violation of WCAG 2.1 A and AA on the page in its current state. */
export async function expectAccessible(page: Page): Promise<void> {
  // A list that is being read anew is paler. One that never comes is judged as it stands.
  await page
    .waitForFunction(() => document.querySelector('table[aria-busy="true"]') === null, null, {
      timeout: 5_000,
    })
    .catch(() => undefined)
  // Text that is still fading in has too little contrast.
  await animationsEnded(page)
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'])
    .analyze()
  expect(
    violations.map(
      (each) =>
        `${each.id}: ${each.nodes.map((node) => `${node.target.join(' ')} ${node.html.slice(0, 200)}`).join(', ')}`,
    ),
  ).toEqual([])
}
