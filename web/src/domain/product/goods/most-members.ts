/** The most resources of a bundle: a page of the API holds no more. */
export const mostMembers = 100
