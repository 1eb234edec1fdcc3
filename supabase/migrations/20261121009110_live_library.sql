-- What was added to the library in another window shows as owned in this one, as what was bought does.
alter publication supabase_realtime add table public.product_subscription;
