-- Taking a seat with the link of an invitation, and what the mail says.

create function private.seat_state(line public.order_line, given public.seat, profile_id uuid) returns text
language plpgsql stable set search_path = '' as $$
begin
  return case
    when given.id is null then 'withdrawn'
    when given.teacher_profile_id = profile_id then 'mine'
    when given.teacher_profile_id is not null then 'taken'
    when line.withdrawn_at is not null or line.product_id is null or line.physical or not exists (
      select from public.teacher_products_order as parent
      where parent.id = line.order_id and parent.order_status = 'PAID') then 'closed'
    when private.owns_product(profile_id, line.product_id) then 'owned'
    else 'open'
  end;
end
$$;
comment on function private.seat_state(public.order_line, public.seat, uuid) is
  'What becomes of a link for this person: "open", "mine", "owned" (in another way), "taken" (by somebody else), '
  '"closed" (nothing is paid for any more) or "withdrawn".';

-- Definer: nobody may read the secrets; who has one is told about its seat. Visitors too, before they sign in.
create function public.seat_invitation(token text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  link private.seat_link;
  given public.seat;
  line public.order_line;
begin
  select * into link from private.seat_link as known where known.token = seat_invitation.token;
  if link.id is null then
    return null;
  end if;
  select * into given from public.seat as asked where asked.id = link.seat_id;
  select * into line from public.order_line as bought where bought.id = given.order_line_id;
  return jsonb_build_object('state', private.seat_state(line, given, private.my_teacher_profile_id()))
    || case when given.id is null then '{}' else jsonb_build_object(
      'title', line.title, 'language', private.line_language(line), 'productId', line.product_id,
      'from', private.seat_giver(line),
      'cover', (select product.thumbnails[1] from public.product as product where product.id = line.product_id)) end;
end
$$;
comment on function public.seat_invitation(text) is
  'What the link of an invitation opens: {state, title, language, productId, from, cover}, of a seat that was taken '
  'back only {state}; null when there is no such link. The states are those of private.seat_state().';
grant execute on function public.seat_invitation(text) to anon, authenticated;

-- Definer: no client may write seats. It gives the caller what the link is for, and nothing else.
create function public.take_seat(token text) returns public.seat
language plpgsql volatile security definer set search_path = '' as $$
declare
  profile_id uuid := private.lock_my_profile();
  link private.seat_link;
  line public.order_line;
  given public.seat;
begin
  if profile_id is null then
    raise exception 'profile_required' using errcode = 'PT409';
  end if;
  select * into link from private.seat_link as known where known.token = take_seat.token;
  if link.id is null then
    raise exception 'seat_not_found' using errcode = 'PT404';
  end if;
  select bought.* into line
  from public.seat as asked
  join public.order_line as bought on bought.id = asked.order_line_id
  where asked.id = link.seat_id
  for update of bought;
  select * into given from public.seat as asked where asked.id = link.seat_id for update;
  case private.seat_state(line, given, profile_id)
    when 'withdrawn' then raise exception 'seat_withdrawn' using errcode = 'PT409';
    when 'taken' then raise exception 'seat_taken' using errcode = 'PT409';
    when 'closed' then raise exception 'seat_closed' using errcode = 'PT409';
    when 'owned' then raise exception 'already_owned' using errcode = 'PT409';
    -- A second press.
    when 'mine' then return given;
    else null;
  end case;
  update public.seat as taken set teacher_profile_id = profile_id, taken_at = now()
  where taken.id = given.id
  returning * into given;
  return given;
end
$$;
comment on function public.take_seat(text) is
  'Takes the seat of an invitation for the caller, whose library then holds the resource. Called again, it is the same.';
grant execute on function public.take_seat(text) to authenticated;

create function private.seat_mail_content(seat_id uuid) returns jsonb
language sql stable set search_path = ''
return (
  select jsonb_build_object(
    'to', given.email,
    'language', coalesce(buyer.translate_i18n, 'en'),
    'seat', jsonb_build_object(
      'title', line.title, 'language', private.line_language(line),
      'from', private.seat_giver(line), 'token', link.token))
  from public.seat as given
  join private.seat_link as link on link.seat_id = given.id
  join public.order_line as line on line.id = given.order_line_id
  join public.teacher_profile as buyer on buyer.id = line.teacher_profile_id
  where given.id = seat_mail_content.seat_id);
comment on function private.seat_mail_content(uuid) is
  'What the mail of an invitation says, in the language of the buyer. Nothing of the order: it goes to somebody else.';

-- Definer: as private.note_order_mail().
create function private.forget_seat_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.order_mail as mail where mail.seat_id = old.id and mail.sent_at is null;
  return null;
end
$$;
comment on function private.forget_seat_mail() is 'Nobody is invited to a seat that was taken back.';

create trigger forget_seat_mail after delete on public.seat
  for each row execute function private.forget_seat_mail();

-- Definer: the caller may read neither the line nor the buyer. It tells about the caller's own seats only.
create function public._seat_from(product public.product) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  profile_id uuid := private.my_teacher_profile_id();
begin
  return (
    select private.seat_giver(line)
    from public.seat as given
    join public.order_line as line on line.id = given.order_line_id
    join public.teacher_products_order as parent on parent.id = line.order_id
    where given.teacher_profile_id = profile_id and line.product_id = product.id
      and parent.order_status = 'PAID' and line.withdrawn_at is null
    order by given.taken_at
    limit 1
  );
end
$$;
comment on function public._seat_from(public.product) is
  'Who gave the caller a seat of the resource, with the school; empty when nobody did.';
grant execute on function public._seat_from(public.product) to authenticated;
