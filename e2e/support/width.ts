import type { Locator } from '@playwright/test'

/** How wide something is on the screen, in CSS pixels. */
export const widthOf = async (element: Locator): Promise<number | undefined> =>
  (await element.boundingBox())?.width
