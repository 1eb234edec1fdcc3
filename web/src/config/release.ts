/** What the footer shows; the number is the product's, not a package's. */
export const release = 'v2.2.12'
