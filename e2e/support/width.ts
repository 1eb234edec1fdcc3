import type { Locator } from '@playwright/test'

/** The width of an element on the screen, in CSS pixels. */
export const widthOf = async (element: Locator): Promise<number | undefined> =>
  (await element.boundingBox())?.width
