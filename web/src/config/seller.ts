/** Who sells, as it stands in supabase/seller; scripts/seller.ts puts it into the build. */
export const seller = __SELLER__
