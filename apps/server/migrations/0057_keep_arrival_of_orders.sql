-- The day of arrival of a request's stay, once the request has lost the stay with its person: what arrivals brought can
-- still be counted. Until then the booking says it.
alter table orders add column arrival date;
create index orders_arrival on orders (property_id, arrival) where arrival is not null;

create function keep_arrival() returns trigger language plpgsql as $$
begin
  new.arrival := (
    select b.arrival from bookings b
    where b.property_id = old.property_id and b.id = old.booking_id
      and b.cancelled_at is null and b.no_show_at is null
  );
  return new;
end
$$;
create trigger keep_arrival before update on orders
  for each row when (old.booking_id is not null and new.booking_id is null)
  execute function keep_arrival();
