-- To whom invoices are made out, when that is not simply the teacher: a school, or a business that claims
-- the VAT back.

create table private.invoice_details (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  teacher_profile_id uuid not null,
  name text not null,
  address text,
  vat_number text,
  constraint invoice_details_pkey primary key (id),
  constraint invoice_details_teacher_profile_id_key unique (teacher_profile_id),
  constraint invoice_details_teacher_profile_id_fkey foreign key (teacher_profile_id)
    references public.teacher_profile (id) on delete cascade,
  constraint invoice_details_name_length
    check (not private.is_blank(name) and length(name) <= 200),
  constraint invoice_details_address_length
    check (address is null or not private.is_blank(address) and length(address) <= 500),
  constraint invoice_details_vat_number_shape check (private.is_vat_number(vat_number))
);

alter table private.invoice_details enable row level security;

comment on table private.invoice_details is
  'Kept for the next invoices. Issued invoices do not change.';
comment on column private.invoice_details.address is
  'Empty: invoices up to R5000 need none.';
comment on column private.invoice_details.vat_number is 'Empty: not registered for VAT.';

create trigger set_updated_at before update on private.invoice_details
  for each row execute function private.set_updated_at();

create function private.read_invoice_details(teacher_profile_id uuid) returns jsonb
language sql stable set search_path = ''
return (
  select jsonb_build_object(
    'name', kept.name, 'address', coalesce(kept.address, ''),
    'vatNumber', coalesce(kept.vat_number, ''))
  from private.invoice_details as kept
  where kept.teacher_profile_id = read_invoice_details.teacher_profile_id
);

-- Definer: nobody may read the table directly; administrators ask about customers whose orders they handle.
create function public.get_invoice_details(teacher_profile_id uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.read_invoice_details(private.reachable_profile(teacher_profile_id));
end
$$;
comment on function public.get_invoice_details(uuid) is
  'name, address and vatNumber that the caller''s invoices are made out to, or those of any '
  'profile for administrators. Null when none are kept: invoices then carry the name on the '
  'profile.';
grant execute on function public.get_invoice_details(uuid) to authenticated;

create function private.put_invoice_details(profile_id uuid, invoice_details jsonb) returns void
language plpgsql volatile set search_path = '' as $$
declare
  typed_name text := btrim(coalesce(invoice_details ->> 'name', ''));
  typed_address text := btrim(coalesce(invoice_details ->> 'address', ''));
  typed_number text := regexp_replace(coalesce(invoice_details ->> 'vatNumber', ''), '\s', '', 'g');
begin
  if typed_name = '' and typed_address = '' and typed_number = '' then
    delete from private.invoice_details as kept where kept.teacher_profile_id = profile_id;
    return;
  elsif typed_name = '' or length(typed_name) > 200 or length(typed_address) > 500 then
    raise exception 'invoice_details_invalid' using errcode = 'PT422';
  elsif typed_number <> '' and not private.is_vat_number(typed_number) then
    raise exception 'vat_number_invalid' using errcode = 'PT422';
  end if;
  insert into private.invoice_details as kept (teacher_profile_id, name, address, vat_number)
  values (profile_id, typed_name, nullif(typed_address, ''), nullif(typed_number, ''))
  on conflict on constraint invoice_details_teacher_profile_id_key do update
  set name = excluded.name, address = excluded.address, vat_number = excluded.vat_number;
end
$$;

-- A placed order whose invoice is not issued yet keeps somebody to make it out to: details that the
-- checkout required can not be removed afterwards. Definer: as get_invoice_details().
create function public.save_invoice_details(
  invoice_details jsonb, teacher_profile_id uuid default null
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  profile_id uuid := private.reachable_profile(teacher_profile_id);
begin
  perform private.put_invoice_details(profile_id, invoice_details);
  if private.placed_order_lacks_details(profile_id) then
    raise exception 'invoice_details_required' using errcode = 'PT422';
  end if;
  return private.read_invoice_details(profile_id);
end
$$;
comment on function public.save_invoice_details(jsonb, uuid) is
  'Keeps {name, address, vatNumber} for the next invoices and returns them. Without a name nothing '
  'is kept; address and VAT number may be empty. When all are empty, what was kept is deleted.';
grant execute on function public.save_invoice_details(jsonb, uuid) to authenticated;

create function private.needs_recipient(total numeric) returns boolean
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return total > 5000;
end
$$;
comment on function private.needs_recipient(numeric) is
  'Over R5000 a tax invoice must name its recipient with an address (VAT Act, section 20(4)).';

create function private.lacks_invoice_details(ordered public.teacher_products_order) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  if not (private.needs_recipient(ordered.order_total) and private.charges_vat()) then
    return false;
  end if;
  return not exists (
    select from public.teacher_profile as profile
    left join private.invoice_details as kept on kept.teacher_profile_id = profile.id
    where profile.id = ordered.teacher_profile_id
      and coalesce(kept.name, profile.name) is not null
      and (kept.address is not null or kept.id is null
        and (ordered.has_physical or profile.products_order_shipping_details is not null)));
end
$$;
comment on function private.lacks_invoice_details(public.teacher_products_order) is
  'Whether the invoice must name a recipient and none is known. The name on the profile and a '
  'delivery address are enough; a school needs an address of its own.';

create function private.placed_order_lacks_details(profile_id uuid) returns boolean
language sql stable set search_path = ''
return exists (
  select from public.teacher_products_order as waiting
  where waiting.teacher_profile_id = placed_order_lacks_details.profile_id
    and waiting.order_status = 'PROCESSING'
    and private.lacks_invoice_details(waiting)
);

-- Definer: it looks at private tables. The order is looked up again: over REST a caller may invent the row that a
-- computed field is asked about.
create function public._invoice_details_missing(ordered public.teacher_products_order) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  asked public.teacher_products_order := private.readable_order(ordered.id);
begin
  return case when asked.id is not null then private.lacks_invoice_details(asked) end;
end
$$;
comment on function public._invoice_details_missing(public.teacher_products_order) is
  'True when save_invoice_details() must be called before the order can be placed.';
grant execute on function public._invoice_details_missing(public.teacher_products_order)
  to authenticated;

-- Definer: it looks at private tables. It tells the reader about their own order only, looked up again:
-- administrators need not know whether a profile has a name.
create function public._invoice_name_missing(ordered public.teacher_products_order) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  my_profile_id uuid := private.my_teacher_profile_id();
begin
  return exists (
    select from public.teacher_products_order as asked
    join public.teacher_profile as profile on profile.id = asked.teacher_profile_id
    where asked.id = ordered.id and asked.order_total > 0
      and asked.teacher_profile_id = my_profile_id
      and private.is_blank(profile.name)
      and not exists (
        select from private.invoice_details as kept
        where kept.teacher_profile_id = profile.id));
end
$$;
comment on function public._invoice_name_missing(public.teacher_products_order) is
  'True when the buyer is asked for a name before the order is placed, because an invoice is never '
  'made out to an e-mail address.';
grant execute on function public._invoice_name_missing(public.teacher_products_order)
  to authenticated;
