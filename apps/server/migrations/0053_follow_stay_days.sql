-- The days of a registration are those of its stay, whoever changes them: staff, an import, another system. What is
-- kept until when counts from them. A stay that is called off was none: nothing is kept longer for it.
create function carry_stay_days() returns trigger language plpgsql as $$
begin
  update registration_submissions s set arrival = new.arrival, departure = new.departure
  where s.property_id = new.property_id and s.booking_id = new.id
    and (s.arrival, s.departure) is distinct from (new.arrival, new.departure)
    and (coalesce(new.cancelled_at, new.no_show_at) is null or new.departure <= s.departure);
  return null;
end
$$;
create trigger carry_stay_days after update on bookings
  for each row when (
    (new.arrival, new.departure, new.cancelled_at is null, new.no_show_at is null)
    is distinct from (old.arrival, old.departure, old.cancelled_at is null, old.no_show_at is null)
  ) execute function carry_stay_days();

-- Those there are already; whoever runs this sees the rows of no property while the walls bind owners too.
alter table bookings no force row level security;
alter table registration_submissions no force row level security;
update registration_submissions s set arrival = b.arrival, departure = b.departure
from bookings b
where b.property_id = s.property_id and b.id = s.booking_id
  and (s.arrival, s.departure) is distinct from (b.arrival, b.departure)
  and coalesce(b.cancelled_at, b.no_show_at) is null;
alter table bookings force row level security;
alter table registration_submissions force row level security;

-- A form that is locked is nobody's any more: the guest may register anew.
drop index registration_submissions_of_guest;
create unique index registration_submissions_of_guest on registration_submissions (property_id, booking_id)
  where person = 'main' and locked_at is null;
