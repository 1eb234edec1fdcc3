/** Shown in the footer; the version of the product, not of a package. */
export const release = 'v2.2.12'
