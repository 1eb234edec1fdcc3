import { expect, type Page } from '@playwright/test'

/**
 * Resolves when the page receives live changes. An earlier change might already be in its first
 * answer.
 */
export async function listening(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-live', 'listening', { timeout: 15_000 })
}
