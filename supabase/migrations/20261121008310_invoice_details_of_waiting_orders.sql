-- Until its invoice is issued, a placed order keeps somebody to make it out to: what the checkout asked for cannot be
-- forgotten afterwards.

-- Definer: the table is nobody's to read; administrators see to customers' orders.
create or replace function public.save_invoice_details(
  invoice_details jsonb, teacher_profile_id uuid default null
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  profile_id uuid := private.reachable_profile(teacher_profile_id);
  typed_name text := btrim(coalesce(invoice_details ->> 'name', ''));
  typed_address text := btrim(coalesce(invoice_details ->> 'address', ''));
  typed_number text := regexp_replace(coalesce(invoice_details ->> 'vatNumber', ''), '\s', '', 'g');
begin
  if typed_name = '' and typed_address = '' and typed_number = '' then
    delete from private.invoice_details as kept where kept.teacher_profile_id = profile_id;
    if exists (
      select from public.teacher_products_order as waiting
      where waiting.teacher_profile_id = profile_id and waiting.order_status = 'PROCESSING'
        and private.lacks_invoice_details(waiting)
    ) then
      raise exception 'invoice_details_required' using errcode = 'PT422';
    end if;
    return null;
  elsif typed_name = '' or typed_address = ''
    or length(typed_name) > 200 or length(typed_address) > 500
  then
    raise exception 'invoice_details_invalid' using errcode = 'PT422';
  elsif typed_number <> '' and typed_number !~ '^4[0-9]{9}$' then
    raise exception 'vat_number_invalid' using errcode = 'PT422';
  end if;
  insert into private.invoice_details as kept (teacher_profile_id, name, address, vat_number)
  values (profile_id, typed_name, typed_address, nullif(typed_number, ''))
  on conflict on constraint invoice_details_teacher_profile_id_key do update
  set name = excluded.name, address = excluded.address, vat_number = excluded.vat_number;
  return private.read_invoice_details(profile_id);
end
$$;
