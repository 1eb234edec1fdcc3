import { expect, type Page } from '@playwright/test'

/** Resolves when what happens from now on reaches the page by itself: before, a change would come with the first answer. */
export async function listening(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-live', 'listening', { timeout: 15_000 })
}
