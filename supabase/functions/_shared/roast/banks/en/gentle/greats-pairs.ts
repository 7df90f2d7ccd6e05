/** Praise for what only this photo has: two things at once. Data only. */
import type { TopicLines } from '../../types.ts';

export const greatsPairs: TopicLines = {
  greats: {
    'framing.great+sharpness.crisp': [
      "Well placed and beautifully sharp. If it were handwriting, it'd have its own fountain pen.",
      "You're neatly in the picture, and it's wonderfully sharp. Two small kindnesses to a future photo album.",
      "Sharp and well placed, both at once. It's the kind of photo that gets a frame without asking.",
    ],
    'strength.light+strength.smile': [
      'The light is lovely, and then the smile goes and adds some more.',
      'Two warm things in one picture: one came from a lamp or a sky, the other from you.',
    ],
    'expression.serious+gaze.camera': [
      'You look straight at me and mean it. I felt listened to, and I was the one talking.',
      "A serious look that stays right here with you: that's how people look when they keep promises.",
    ],
    'background.dark+sharpness.crisp': [
      "It's all dark behind you, and you're in focus to the last eyelash. The eye goes straight to the right place.",
      "Like the one lit window on a night train, you're the sharp thing in the dark here.",
    ],
    'background.busy+framing.great': [
      "There's so much going on behind you, and you still found the calm spot in the middle of it.",
      "A full background and a well-placed you: everyone in this picture knows who it's about.",
    ],
    'daytime.late+strength.light': [
      "It's late, and you still found light this friendly. You'd be good company in a power cut.",
      "Most of the day's light has gone to bed, and the nicest bit stayed up for you.",
    ],
    'strength.effort+told.exams': [
      "In the middle of exams you took a minute for yourself. That's the wisest thing on the timetable.",
      "You've got so much to carry in your head this week, and you still made room for a laugh. I admire that.",
    ],
    'daytime.early+strength.effort': [
      "You're up this early and doing something for yourself. The day has started on your side.",
      "At this hour most people are still a lump of blanket, and you've already been brave once.",
    ],
    'skin.pores.calm+skin.shine.calm': [
      'Little shine, quiet pores: the two of them share a hammock.',
      "I asked the pores and then the shine, and both said 'peaceful here'.",
      "Fine pores and hardly any shine. They've gone halves on a very quiet afternoon.",
    ],
    'daytime.early+skin.darkCircles.calm': [
      "It's barely morning, and your eyes look as rested as a Sunday.",
      'So early, and so fresh around the eyes. Your pillow deserves a thank-you note.',
    ],
    'gaze.camera+strength.features': [
      "You look right at the lens. It's nice to be met like that.",
      "You look at the lens as if you'd saved it a seat. It's been sitting up very straight.",
    ],
    'framing.great+strength.outline': [
      'Straight on and nicely placed. It looks like a portrait somebody will keep.',
      "You stood straight and left just the right room around you, the way you'd hang a picture you care about.",
    ],
    'strength.vibe+tries.first': [
      "The first photo of the day, and it's put together like a proper picnic.",
      "One photo, and the mood's already there, like a guest who brings the cake unasked.",
    ],
    'gap.months+strength.effort': [
      "It's been months, and you came back by yourself. I'm really glad to see you.",
      "After a break this long, the first step is the tallest one, and you've just taken it.",
    ],
    'strength.light+trend.up': [
      "Your score's gone up, and you're standing in lovely light while it happens. What a nice moment to have on record.",
      "Good light, rising numbers: it looks like somebody's been quietly looking after things.",
    ],
    'mouth.teeth+strength.light': [
      "A whole row of teeth in such friendly light. It's a photo that says hello first.",
      'You let the smile out, and the light came to meet it.',
    ],
    'background.busy+strength.composure': [
      "Behind you it's all hustle, and you look like the bench everyone wants to sit down on.",
      'So many things in this picture, and the calmest one of them is you.',
    ],
    'gaze.camera+strength.smile': [
      "You look right at the person looking, and smile at them. That's a gift with an address on it.",
      'Whoever opens this photo will feel that the smile was meant for them in particular.',
    ],
    'sharpness.crisp+strength.light': [
      "Kind light, exact detail: the two of them must've rehearsed.",
      'Kind light, clear focus: this photo feels like a freshly opened window.',
    ],
    'strength.composure+told.exams': [
      'Exams all around, and your face is as calm as a library with the windows open.',
      "You look steady in the very week that asks for it. That'll help you more than another highlighter.",
    ],
    'strength.smile+told.just-woke': [
      "You've only just woken up, and the smile was already there. It must have been waiting by the bed.",
      'Some people need an hour before they can be spoken to, and you start with this smile. Lucky breakfast table.',
    ],
    'strength.smile+told.after-sport': [
      "After all that running about you still had a smile left, and it's a generous one.",
      "The workout's over, and the best bit stayed on your face: a real, hard-earned smile.",
    ],
    'strength.smile+told.before-work': [
      "The day hasn't asked anything of you yet, and you've already given it a smile.",
      "You're about to head off, and you've packed the most useful thing: that smile.",
    ],
    'strength.light+told.night-out': [
      'A night out, and you found the gentlest light on offer to be seen in.',
      "People bring home blurry corners of a ceiling from a night out. You've got this lovely light before it starts.",
    ],
    'daytime.late+strength.smile': [
      "So late, and the smile hasn't been put away yet. It's a good day's last page.",
      'That smile at this hour works like a night light: small, warm, and everybody sleeps better.',
    ],
    'daytime.early+strength.smile': [
      "The birds are still tuning up, and your smile's already in full song.",
      "You're smiling before the day has done anything to earn it. That's real generosity.",
    ],
    'background.plain+strength.smile': [
      "There's nothing behind you at all, and with a smile like that the picture feels furnished.",
      'A quiet background and a warm smile. Nobody will wonder where to look.',
    ],
    'background.plain+framing.great': [
      "You, a plain background, just the right space. It's as tidy as fresh sheets.",
      'Nothing extra in the picture and everything in its place. You made simple look lovely.',
    ],
    'background.bright+strength.smile': [
      'Bright in the background, bright in the smile: this picture is sunny on both sides.',
      "The background glows, and your smile isn't the least bit shy about joining in.",
    ],
    'background.dark+strength.light': [
      'Everything behind you went dark, and the good light chose to stay with you.',
      "It's dark behind you, and the light came all the way to your face anyway. It even wiped its feet.",
    ],
    'skin.redness.calm+skin.spots.calm': [
      "Spots and redness are having a quiet day, with nobody raising a hand. It's good to see.",
      "Still as a pond before anyone's up: hardly a spot, hardly any redness, perhaps a duck.",
      "Hardly a spot, hardly a blush. It's so peaceful here that I've lowered my voice.",
    ],
    'skin.evenness.calm+skin.texture.calm': [
      "Even and soft: tone and texture look like they've been told something reassuring.",
      'It all flows together so gently that my pencil had nowhere to stop.',
    ],
    'daytime.late+skin.shine.calm': [
      "A whole day has passed over you, and there's still hardly a gleam. It's a soft finish.",
      "Late as it is, there's hardly any shine. Your forehead's in fresh pyjamas already.",
    ],
    'skin.darkCircles.calm+told.exams': [
      "It's exam time, and you look rested around the eyes. You're looking after the one who has to sit there.",
      'Exams on, and your eyes look fresh all the same. You and your bedtime have my admiration.',
    ],
    'skin.darkCircles.calm+told.just-woke': [
      'Just awake, and the sleep did its job: your eyes look properly refreshed.',
      'You woke up looking as if the night had tucked you in twice.',
    ],
    'skin.redness.calm+told.after-sport': [
      "You've just been exercising, and your cheeks are so calm about it. They've got a long-distance swimmer's heart.",
      'All that moving, and your cheeks have already settled. They came in, had a glass of water and sat down.',
    ],
    'daytime.late+strength.skin': [
      "It's late, and your skin looks as relaxed as if the day had asked nothing of it.",
      'The day is nearly used up, and your skin still has some freshness to spare.',
    ],
    'level.beginner+strength.skin': [
      "You've only just begun looking after your skin, and it's already such a good picture. What a gentle start.",
      "Hardly any routine, and your skin's this content. You two clearly get along.",
    ],
    'level.advanced+strength.skin': [
      "All those patient little steps, and here's the thank-you: skin that looks truly settled.",
      "You've put so much care into your routine, and your skin has been listening all along.",
    ],
    'framing.great+source.rear': [
      "The back camera has no mirror, and you're still so well placed. That's like parking by ear.",
      "With the rear camera most people end up in a corner. You've got a lovely place in the middle.",
    ],
    'sharpness.crisp+source.rear': [
      'You went for the good camera on the back, and the picture repays you with every fine detail.',
      "The rear lens doesn't let you check yourself as you go. You trusted it, and it came out beautifully sharp.",
    ],
    'strength.effort+tries.many': [
      'You kept going until you had one you wanted to show me. Patience with yourself is a lovely thing.',
      'More than one photo today, and each time you gave yourself another chance. I hope you do that everywhere.',
    ],
    'framing.great+tries.first': [
      "Today's very first photo, and it's already framed so well. You've got a feel for this.",
      'You placed yourself just right on the first go, like a foot finding its slipper.',
    ],
    'strength.smile+tries.first': [
      "The first photo today, and the smile's a real one. It didn't need any rehearsal.",
      'You smiled once, and once was all it took.',
    ],
    'best.yes+strength.smile': [
      "It's your best photo so far, and you're smiling as though you'd known all along.",
      "Your highest score and that smile in one picture. I'm going to be happy about this for a while.",
    ],
    'best.yes+strength.light': [
      "Your best score yet, in light as kind as this. It's a good day to remember where you stood.",
      "You found good light and your own record in the same minute. I'm so pleased for you.",
    ],
    'strength.smile+trend.up': [
      'Your score climbed, and there you are, smiling from the next step up.',
      'Things are getting better since last time, and the smile suits the news.',
    ],
    'gap.weeks+strength.smile': [
      "I haven't seen you for weeks, and you come in with that smile. It feels like a friend at the door.",
      'After a few weeks away, you picked the nicest way to say hello: you smiled.',
    ],
    'gap.today+strength.effort': [
      "You've come back on the very same day. That's the kind of curiosity that learns things.",
      "Here you are again today, same good heart. I'd have put the kettle on if I had one.",
    ],
    'strength.composure+strength.light': [
      'Calm face, soft light: the whole picture breathes slowly, and so did I.',
      'You look at peace in this light, like somebody who found the good chair.',
    ],
    'expression.surprised+sharpness.crisp': [
      'That surprise lasted a blink, and here it is, sharp as can be.',
      "A surprised face, perfectly sharp: you caught your own wonder in the act. It's lovely to see.",
    ],
    'expression.surprised+strength.light': [
      "All that astonishment, and the light so kind to it. You look like someone who's just found the presents.",
      "The light is good enough to show every bit of the wonder. It's a joy to see somebody still be amazed.",
    ],
    'expression.neutral+gaze.camera': [
      "You look straight ahead and let your face rest. It's an honest way to say 'here I am'.",
      "Nothing put on, and eyes right on me. It's easy to trust a look like that.",
    ],
    'strength.features+told.before-work': [
      "You look awake and ready, with the whole day still ahead. It's going to be glad to get you.",
      "Before you've even left, your face is open for business, with flowers in the window.",
    ],
    'daytime.early+strength.features': [
      "Such an early hour, and every bit of your face is already here. I'd have given you another hour.",
      "It's early, and you look like the first clear day after rain.",
    ],
    'sharpness.crisp+strength.outline': [
      "A clear focus and a straight view of you. I've rarely held my pencil so happily.",
      'A sharp picture and a straight pose, side by side like two spoons. It made a lovely portrait.',
    ],
    'daytime.evening+strength.light': [
      "Evening, and the light's still soft on you. You chose a good time to be seen.",
      "The day's winding down, and you found its kindest corner to stand in.",
    ],
    'daytime.morning+strength.smile': [
      'A smile like that in the morning is worth more than a second alarm.',
      "The morning has a smile in it, and it's yours. Somebody at the bus stop is going to catch it.",
    ],
    'daytime.afternoon+strength.features': [
      "It's the sleepy part of the day, and you look ready to hear how the story ends.",
      'The afternoon drags for most of us, and you look bright and right here.',
    ],
    'gaze.camera+mouth.teeth': [
      "Eyes on me, teeth on show. You smile like someone opening the door before I've knocked.",
      "You look straight at the lens and let your teeth join in. It's the friendliest thing I've met today.",
    ],
    'best.yes+tries.first': [
      'The first photo today turned out to be your best ever. You can have the rest of the day off.',
      'One photo, one record. You simply showed up as yourself, and it worked.',
    ],
    'strength.effort+told.no-excuse': [
      "You had no excuse and didn't go looking for one. Honesty like that is a quiet sort of strength.",
      "'No excuse', you said, and came as you are. It's my favourite way for anyone to arrive.",
    ],
    'strength.features+told.exams': [
      "It's exam time, and you look wide awake. Whoever wrote that paper should be nervous.",
      "Even with exams on your mind, your face is open and clear. There's still plenty of you left over.",
    ],
    'source.shared+strength.smile': [
      'This picture was passed on to me, and I can see why somebody would: that smile travels well.',
      'The photo was shared, and the smile in it is the kind that wants to be.',
    ],
    'framing.great+strength.composure': [
      'You sit in the picture like tea in the right cup: calm, and exactly the right amount.',
      'A quiet face, set just where it should be. I could rest my eyes here for a good long while.',
    ],
    'sharpness.crisp+strength.smile': [
      'You smiled and held still at once, which is like whistling and threading a needle. It came out lovely.',
      'That smile is so sharp in the picture that I can nearly hear it.',
    ],
    'framing.great+strength.smile': [
      "Your smile has the place of honour in this picture, and it's a gracious host.",
      'You made room for the smile and then put it right where people look first.',
    ],
    'framing.great+strength.light': [
      'A good place in the picture and good light to be in it. You treated yourself like a guest.',
      "You sit well in the frame, and you're softly lit; it feels like a chair that someone kept for you.",
    ],
    'gaze.camera+strength.light': [
      "The light's good, and your eyes make use of it: they look straight out and stay a while.",
      'You look into the lens in such kind light that it feels like being greeted at the door.',
    ],
    'gaze.camera+strength.composure': [
      'You look right here, and nothing in your face is in a hurry. It slowed me down, in the best way.',
      'A calm face and a steady look: people tell their secrets to that.',
    ],
    'sharpness.crisp+strength.composure': [
      "The picture's still, and so is your face. I could hear a teaspoon being put down two rooms away.",
      "A sharp picture and a calm face: neither of them's in a hurry to be anywhere else.",
    ],
    'strength.features+strength.light': [
      'You look awake and open, and the light is kind enough to tell everyone.',
      "The light's soft, your face is right here in it, and the two of you get on so well.",
    ],
    'background.dark+strength.smile': [
      "It's dark behind you, and your smile is the porch light. People would find their way home by it.",
      "The background's gone dim, and your smile hasn't noticed. It just carries on being lovely.",
    ],
    'best.yes+strength.effort': [
      "Your best score so far, and it's yours because you kept showing up. I'm proud of you.",
      "You came back, you looked after things, and today you've got a record to show for it.",
    ],
    'daytime.late+strength.composure': [
      "It's late, the world's gone quiet, and you look as calm as a lake with the moon in it.",
      'So late, and your face is so peaceful. You wear the night well.',
    ],
  },
};
