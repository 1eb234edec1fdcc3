/** The most resources of a bundle, as product_bundle_member_count: a page of the API holds no more. */
export const mostMembers = 100
