-- A number of rooms that staff wrote is counted apart from rooms counted by units and bookings ('rooms/' and a
-- category's id): under 'rooms-by-hand/' and a category's. Where a category has units, a request takes one of each.
insert into places_taken (property_id, subject, day, slot, taken)
select property_id, 'rooms-by-hand/' || substr(subject, 7), day, slot, sum(quantity)::integer
from order_places
where is_taken and places is not null and subject like 'rooms/%'
group by 1, 2, 3, 4;

update places_taken counted set taken = counted.taken - by_hand.taken
from places_taken by_hand
where by_hand.property_id = counted.property_id and counted.subject like 'rooms/%'
  and by_hand.subject = 'rooms-by-hand/' || substr(counted.subject, 7)
  and by_hand.day = counted.day and by_hand.slot = counted.slot;

update order_places set subject = 'rooms-by-hand/' || substr(subject, 7)
where places is not null and subject like 'rooms/%';
