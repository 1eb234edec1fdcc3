-- Giving seats: who has bought several of a resource invites colleagues, and takes back what nobody has taken yet.

create function private.known_as(profile public.teacher_profile) returns text
language sql stable set search_path = ''
return coalesce(
  nullif(btrim(concat_ws(' ', profile.title, profile.name, profile.surname)), ''),
  split_part(profile.owner, '::', 2));
comment on function private.known_as(public.teacher_profile) is
  'How a person is called before colleagues: by name, or by the address where there is none.';

create function private.seat_giver(line public.order_line) returns text
language sql stable set search_path = ''
return (
  select concat_ws(', ', private.known_as(buyer), school.name)
  from public.teacher_profile as buyer
  left join public.school as school
    on school.id = buyer.teacher_profile_school_id and not school.is_generic
  where buyer.id = line.teacher_profile_id);
comment on function private.seat_giver(public.order_line) is 'Who gives the seats of a line: the buyer, with the school.';

create function private.refuse_many_invitations(line public.order_line) returns void
language plpgsql volatile set search_path = '' as $$
begin
  perform private.count_mail('invitation mail for order', line.order_id::text, (
    select 3 * sum(bought.quantity)::integer from public.order_line as bought
    where bought.order_id = line.order_id and not bought.physical));
end
$$;
comment on function private.refuse_many_invitations(public.order_line) is
  'Three invitations a day for each seat of an order: whoever invites and takes back cannot send mails without end.';

-- Definer: no client may write seats. It touches the orders of the caller only.
create function public.invite_to_seat(order_line_id uuid, email text) returns public.seat
language plpgsql volatile security definer set search_path = '' as $$
declare
  caller uuid := private.signed_in_user();
  profile_id uuid := private.lock_my_profile();
  address text := coalesce(private.same_text(email), '');
  parent public.teacher_products_order;
  line public.order_line;
  given public.seat;
begin
  if not private.is_email(address) then
    raise exception 'email_invalid' using errcode = 'PT422';
  end if;
  select ordered.* into parent from public.teacher_products_order as ordered
  where ordered.teacher_profile_id = profile_id and ordered.id = (
    select bought.order_id from public.order_line as bought
    where bought.id = invite_to_seat.order_line_id)
  for update;
  select * into line from public.order_line as bought
  where bought.id = invite_to_seat.order_line_id and bought.order_id = parent.id
  for update;
  if line.id is null then
    raise exception 'line_not_found' using errcode = 'PT404';
  elsif parent.order_status <> 'PAID' then
    raise exception 'order_not_paid' using errcode = 'PT409';
  end if;
  select * into given from public.seat as earlier
  where earlier.order_line_id = line.id and earlier.email = address;
  -- A second press: the first one is on its way.
  if given.id is not null then
    return given;
  end if;
  if exists (
    select from auth.users as account where account.id = caller and lower(account.email) = address)
  then
    raise exception 'already_owned' using errcode = 'PT409';
  end if;
  perform private.refuse_many_invitations(line);

  insert into public.seat (order_line_id, email) values (line.id, address) returning * into given;
  insert into private.seat_link (seat_id, token)
  values (given.id, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));
  insert into private.order_mail (order_id, kind, event_id, seat_id)
  values (parent.id, 'seat', given.id, given.id);
  return given;
end
$$;
comment on function public.invite_to_seat(uuid, text) is
  'Gives a seat of the caller''s PAID order to whoever opens the link that is mailed to this address. The same '
  'address again is the same seat, and no other mail.';
grant execute on function public.invite_to_seat(uuid, text) to authenticated;

-- Definer: as invite_to_seat(); administrators reach every order.
create function public.withdraw_seat(seat_id uuid) returns public.seat
language plpgsql volatile security definer set search_path = '' as $$
declare
  line public.order_line;
  given public.seat;
begin
  perform private.signed_in_user();
  select bought.* into line
  from public.seat as asked
  join public.order_line as bought on bought.id = asked.order_line_id
  where asked.id = withdraw_seat.seat_id;
  if private.in_group('admin') and line.id is not null then
    perform private.lock_order_for_admin(line.order_id);
  elsif line.teacher_profile_id = private.my_teacher_profile_id() then
    perform private.lock_my_profile();
    perform from public.teacher_products_order as parent where parent.id = line.order_id for update;
  else
    raise exception 'seat_not_found' using errcode = 'PT404';
  end if;
  select * into given from public.seat as asked where asked.id = withdraw_seat.seat_id for update;
  if given.id is null then
    raise exception 'seat_not_found' using errcode = 'PT404';
  elsif given.taken_at is not null and not private.in_group('admin') then
    raise exception 'seat_taken' using errcode = 'PT409';
  end if;
  delete from public.seat as gone where gone.id = given.id;
  return given;
end
$$;
comment on function public.withdraw_seat(uuid) is
  'Takes a seat back, so that it can be given again: buyers until somebody has taken it, administrators always.';
grant execute on function public.withdraw_seat(uuid) to authenticated;

-- Definer: the names of holders, and orders of any age for administrators.
create function public.order_seats(order_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'lineId', line.id, 'title', line.title, 'language', private.line_language(line),
      'bought', line.quantity, 'toGive', private.seats_to_give(line),
      'open', parent.order_status = 'PAID' and line.withdrawn_at is null,
      'seats', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', given.id, 'email', given.email, 'invitedAt', given.created_at, 'takenAt', given.taken_at,
          'takenBy', case when holder.id is not null then private.known_as(holder) end)
          order by given.created_at, given.email)
        from public.seat as given
        left join public.teacher_profile as holder on holder.id = given.teacher_profile_id
        where given.order_line_id = line.id), '[]'))
      order by line.created_at, line.id), '[]')
    from public.teacher_products_order as parent
    join public.order_line as line on line.order_id = parent.id
    where parent.id = order_seats.order_id
      and (parent.teacher_profile_id = private.my_teacher_profile_id() or private.in_group('admin'))
      and line.quantity > 1 and not line.physical);
end
$$;
comment on function public.order_seats(uuid) is
  'For the buyer of an order and for administrators: the lines of which several seats were bought, [{lineId, title, '
  'language, bought, toGive (all that may be given), open, seats: [{id, email, invitedAt, takenAt, takenBy}]}].';
grant execute on function public.order_seats(uuid) to authenticated;
