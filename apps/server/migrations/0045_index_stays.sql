-- Who is in house, for the clock that checks them out in all properties: whose time is over, and nothing of who it is.
create index bookings_to_check_out on bookings (departure) where state = 'checkin';
create policy installation_clock on bookings for select to innkeeper_installation using (true);
grant select (property_id, id, state, departure, check_out_time, cancelled_at, no_show_at)
on bookings to innkeeper_installation;
