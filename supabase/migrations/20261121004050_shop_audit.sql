-- What administrators write to bundles and coupons is kept like the rest.

create trigger record_admin_write after insert or update or delete on public.product_bundle
  for each row execute function private.record_admin_write();
create trigger record_admin_write after insert or update or delete on public.product_bundle_product
  for each row execute function private.record_admin_write();
create trigger record_admin_write after insert or update or delete on public.coupon
  for each row execute function private.record_admin_write();
